import { useTranslation } from '../lib/use-translation.ts'
import { downloadList } from './download-list.ts'
import type { ExportFileType, ListExport } from './download-list.ts'
import { FileMenu } from './file-menu.tsx'

/** Another file of what the filters find, which its own export writes. */
interface OtherFile {
  readonly name: string
  readonly type: ExportFileType
  readonly label: string
}

interface ExportButtonProps {
  others?: readonly OtherFile[]
}

/** Everything the filters find as a file. */
export function ExportButton({ others = [], ...list }: ListExport & ExportButtonProps) {
  const { t } = useTranslation('lists')
  const files: readonly OtherFile[] = [
    ...(['xlsx', 'csv'] as const).map(type => ({
      name: list.name,
      type,
      label: t($ => $.export[type]),
    })),
    ...others,
  ]
  return (
    <FileMenu
      label={t($ => $.export.menu)}
      choices={files.map(({ name, type, label }) => ({
        id: `${name}-${type}`,
        label,
        load: options => downloadList({ ...list, name }, type, options),
      }))}
    >
      {t($ => $.export.open)}
    </FileMenu>
  )
}
