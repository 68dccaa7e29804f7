import type { Language } from '@tartip/domain/language'
import { formatsOfKind } from '@tartip/domain/statements/statement'
import { useState } from 'react'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { FileMenu } from '../../lists/file-menu.tsx'
import { downloadStatement } from './download-statement.ts'
import type { StatementRow } from './statement-row.ts'

interface StatementFilesProps {
  statement: StatementRow
  /** Words for a screen reader, which distinguish the buttons of a list. */
  name: string
}

/** The server leaves it out where it has no letters for the name of the company. */
const lacksOldOneC = ({ kind, formats }: StatementRow): boolean =>
  formatsOfKind[kind].includes('TXT_V102') && !formats.includes('TXT_V102')

/** Every file of a ready statement, in the language of the screen or another one. */
export function StatementFiles({ statement, name }: StatementFilesProps) {
  const { t } = useTranslation('statements')
  const { legalPartyId: partyId } = useViewer()
  const shown = useLanguage()
  const [chosen, setChosen] = useState<Language>()
  const language = chosen ?? shown
  return (
    <FileMenu
      label={t($ => $.files.menu, { name })}
      size="sm"
      choices={statement.formats.map(format => ({
        id: `${format}-${language}`,
        label: t($ => $.files.formats[format]),
        isPaper: format === 'PDF',
        load: options => downloadStatement({ partyId, statement, format, language }, options),
      }))}
      note={lacksOldOneC(statement) ? t($ => $.files.noOldOneC) : undefined}
      language={language}
      onLanguageChange={setChosen}
    >
      {t($ => $.files.open)}
    </FileMenu>
  )
}
