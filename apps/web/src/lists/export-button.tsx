import { IconDownload, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { formatNumber } from '@tartip/domain/money/format-amount'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../components/controls/button.tsx'
import { IconButton } from '../components/controls/icon-button.tsx'
import { toast } from '../components/feedback/toast-store.ts'
import { Menu } from '../components/overlay/menu.tsx'
import { failureWords } from '../lib/failure-words.ts'
import { saveFile } from '../lib/table-file/save-file.ts'
import { useLanguage } from '../lib/use-language.ts'
import { useTranslation } from '../lib/use-translation.ts'
import { downloadList } from './download-list.ts'
import type { ExportFileType, ListExport } from './download-list.ts'
import classes from './lists.module.css'

/** Another file of what the filters find, which its own export writes. */
interface OtherFile {
  readonly name: string
  readonly type: ExportFileType
  readonly label: string
}

interface ExportButtonProps {
  others?: readonly OtherFile[]
}

/** Everything the filters find as a file, written by the server; it can be stopped while it comes. */
export function ExportButton({ others = [], ...list }: ListExport & ExportButtonProps) {
  const { t } = useTranslation('lists')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const [received, setReceived] = useState(0)
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const save = useMutation({
    mutationFn: ({ name, type }: Pick<OtherFile, 'name' | 'type'>) => {
      const controller = new AbortController()
      running.current = controller
      setReceived(0)
      return downloadList({ ...list, name }, type, {
        signal: controller.signal,
        onProgress: setReceived,
      })
    },
    onSuccess: file => {
      saveFile(file.name, file)
      toast.success(t($ => $.export.done, { name: file.name }))
    },
    onError: async error => {
      if (running.current?.signal.aborted) return
      toast.error(await failureWords(error, common, language))
    },
  })
  if (save.isPending) {
    return (
      <span className={classes.export} role="status" data-no-print>
        {t($ => $.export.progress, { size: formatNumber(Math.ceil(received / 1024)) })}
        <IconButton
          size={32}
          aria-label={t($ => $.export.stop)}
          onClick={() => running.current?.abort()}
        >
          <IconX size={18} aria-hidden />
        </IconButton>
      </span>
    )
  }
  return (
    <span data-no-print>
      <Menu
        label={t($ => $.export.menu)}
        actions={[
          ...(['xlsx', 'csv'] as const).map(type => ({
            id: type as string,
            label: t($ => $.export[type]),
            onSelect: () => save.mutate({ name: list.name, type }),
          })),
          ...others.map(({ name, type, label }) => ({
            id: name,
            label,
            onSelect: () => save.mutate({ name, type }),
          })),
        ]}
        target={target => (
          <Button
            {...target}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t($ => $.export.open)}
          </Button>
        )}
      />
    </span>
  )
}
