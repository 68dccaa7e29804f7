import { IconFileText } from '@tabler/icons-react'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { downloadList } from '../../../lists/download-list.ts'
import { FileMenu, papersOf } from '../../../lists/file-menu.tsx'

interface PaperMenuProps {
  /** Executed documents. */
  ids: readonly string[]
}

/** Payment orders of the documents, in the three languages, and the same documents for 1C. */
export function PaperMenu({ ids }: PaperMenuProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  return (
    <FileMenu
      label={t($ => $.paper.menu)}
      icon={<IconFileText size={18} aria-hidden />}
      choices={[
        ...papersOf({ name: 'payment-orders', input: { ids } }, language),
        {
          id: '1c',
          label: t($ => $.paper.oneC),
          load: options => downloadList({ name: 'payments-1c', input: { ids } }, 'txt', options),
        },
      ]}
    >
      {ids.length === 1 ? t($ => $.paper.one) : t($ => $.paper.some, { count: ids.length })}
    </FileMenu>
  )
}
