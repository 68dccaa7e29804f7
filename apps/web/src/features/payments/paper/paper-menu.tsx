import { IconFileText } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { languages, type Language } from '@tartip/domain/language'
import { Button } from '../../../components/controls/button.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { Menu } from '../../../components/overlay/menu.tsx'
import { failureWords } from '../../../lib/failure-words.ts'
import { showsPdf } from '../../../lib/shows-pdf.ts'
import { saveFile } from '../../../lib/table-file/save-file.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { downloadList, type ExportFileType } from '../../../lists/download-list.ts'

interface PaperMenuProps {
  /** Executed documents. */
  ids: readonly string[]
}

interface Wanted {
  readonly name: string
  readonly type: ExportFileType
  readonly language?: Language
}

/** How each language calls itself, so that it is found by its speaker. */
const ownNames: Readonly<Record<Language, string>> = {
  ru: 'Русский',
  ky: 'Кыргызча',
  en: 'English',
}

/** A tab needs its content for as long as it loads. */
const keptMs = 60_000

/** Payment orders of the documents, in the three languages, and the same documents for 1C. */
export function PaperMenu({ ids }: PaperMenuProps) {
  const { t } = useTranslation('payments')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const download = useMutation({
    mutationFn: ({ name, type, language: wanted }: Wanted) => {
      const input = { ids, ...(wanted ? { language: wanted } : {}) }
      const options = { signal: new AbortController().signal, onProgress: () => undefined }
      return downloadList({ name, input }, type, options)
    },
    onSuccess: (file, { type }) => openOrSave(file, type),
    onError: async error => {
      toast.error(await failureWords(error, common, language))
    },
  })
  const order = [language, ...languages.filter(other => other !== language)]
  return (
    <Menu
      label={t($ => $.paper.menu)}
      actions={[
        ...order.map(wanted => ({
          id: `pdf-${wanted}`,
          label: `PDF · ${ownNames[wanted]}`,
          onSelect: () =>
            download.mutate({ name: 'payment-orders', type: 'pdf', language: wanted }),
        })),
        {
          id: '1c',
          label: t($ => $.paper.oneC),
          onSelect: () => download.mutate({ name: 'payments-1c', type: 'txt' }),
        },
      ]}
      target={target => (
        <Button
          {...target}
          variant="default"
          loading={download.isPending}
          leftSection={<IconFileText size={18} aria-hidden />}
        >
          {ids.length === 1 ? t($ => $.paper.one) : t($ => $.paper.some, { count: ids.length })}
        </Button>
      )}
    />
  )
}

function openOrSave(file: File, type: ExportFileType): void {
  if (type !== 'pdf' || !showsPdf(navigator)) return saveFile(file.name, file)
  const address = URL.createObjectURL(file)
  // A browser that opens no tab saves the file.
  if (window.open(address, '_blank') === null) saveFile(file.name, file)
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
