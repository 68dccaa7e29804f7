import { IconFileText } from '@tabler/icons-react'
import { paymentList } from '@tartip/domain/lists/payment-list'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { downloadList } from '../../../lists/download-list.ts'
import { FileMenu, papersOf } from '../../../lists/file-menu.tsx'

interface PaperMenuProps {
  /** Executed documents. */
  ids: readonly string[]
  /** The place of the first among all that are chosen, when one file does not hold them. */
  from?: number
}

/** Payment orders of the documents, in the three languages, and the same documents as a table and for 1C. */
export function PaperMenu({ ids, from }: PaperMenuProps) {
  const { t } = useTranslation('payments')
  const { t: lists } = useTranslation('lists')
  const language = useLanguage()
  const count = ids.length
  const words =
    from === undefined
      ? t($ => (count === 1 ? $.paper.one : $.paper.some), { count })
      : t($ => $.paper.part, { from, to: from + count - 1 })
  return (
    <FileMenu
      label={from === undefined ? t($ => $.paper.menu) : words}
      icon={<IconFileText size={18} aria-hidden />}
      choices={[
        ...papersOf({ name: 'payment-orders', input: { ids } }, language),
        {
          id: 'xlsx',
          label: lists($ => $.export.xlsx),
          load: options =>
            downloadList({ name: paymentList.name, input: { ids } }, 'xlsx', options),
        },
        {
          id: '1c',
          label: t($ => $.paper.oneC),
          load: options => downloadList({ name: 'payments-1c', input: { ids } }, 'txt', options),
        },
      ]}
    >
      {words}
    </FileMenu>
  )
}
