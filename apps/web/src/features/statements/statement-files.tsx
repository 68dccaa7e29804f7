import type { Language } from '@tartip/domain/language'
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
      language={language}
      onLanguageChange={setChosen}
    >
      {t($ => $.files.open)}
    </FileMenu>
  )
}
