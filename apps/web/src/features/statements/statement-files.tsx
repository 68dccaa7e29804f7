import { languageNames, languages, type Language } from '@tartip/domain/language'
import type { StatementFileFormat } from '../../lib/api-types/statement.generated.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { FileMenu } from '../../lists/file-menu.tsx'
import { downloadStatement } from './download-statement.ts'
import type { StatementRow } from './statement-row.ts'

interface StatementFilesProps {
  statement: StatementRow
  /** Words for a screen reader, which tell the buttons of a list from each other. */
  name: string
}

/** Every file of a ready statement: the paper in three languages, the others in that of the screen. */
export function StatementFiles({ statement, name }: StatementFilesProps) {
  const { t } = useTranslation('statements')
  const { legalPartyId: partyId } = useViewer()
  const shown = useLanguage()
  const fileOf = (format: StatementFileFormat, language: Language, label: string) => ({
    id: `${format}-${language}`,
    label,
    load: (options: Parameters<typeof downloadStatement>[1]) =>
      downloadStatement({ partyId, statement, format, language }, options),
  })
  const ordered = [shown, ...languages.filter(other => other !== shown)]
  return (
    <FileMenu
      label={t($ => $.files.menu, { name })}
      size="sm"
      choices={statement.formats.flatMap(format =>
        format === 'PDF'
          ? ordered.map(language => ({
              ...fileOf(format, language, `PDF · ${languageNames[language]}`),
              isPaper: true,
            }))
          : [
              fileOf(
                format,
                shown,
                t($ => $.files.formats[format]),
              ),
            ],
      )}
    >
      {t($ => $.files.open)}
    </FileMenu>
  )
}
