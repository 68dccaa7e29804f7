import type { Language } from '@tartip/domain/language'
import type { StatementFileFormat } from '../../lib/api-types/statement.generated.ts'
import { toApiError } from '../../lib/api-error.ts'
import { execute } from '../../lib/graphql-client.ts'
import { downloadFile, type DownloadOptions } from '../../lists/download-list.ts'
import {
  DownloadStatementDocument,
  DownloadTerminalStatementDocument,
} from './api/download-statement.statement.generated.ts'
import type { StatementRow } from './statement-row.ts'

/** The wire has its own names of languages here. */
const wireLanguages = { ru: 'RU', ky: 'KG', en: 'EN' } as const

/** A format that nobody has taken before is made first; meanwhile the call is repeated. */
const repeatAfterMs = 1_000
const mostRepeats = 180

interface WantedFile {
  readonly partyId: string
  readonly statement: Pick<StatementRow, 'id' | 'kind' | 'fileName'>
  readonly format: StatementFileFormat
  readonly language: Language
}

/** The file of a statement in a format and a language. */
export async function downloadStatement(
  wanted: WantedFile,
  options: DownloadOptions,
): Promise<File> {
  const { url, fileName } = await placeOf(wanted, options.signal, mostRepeats)
  return downloadFile(url, fileName, options)
}

async function placeOf(
  wanted: WantedFile,
  signal: AbortSignal,
  repeatsLeft: number,
): Promise<{ readonly url: string; readonly fileName: string }> {
  try {
    return await requestPlace(wanted, signal)
  } catch (error) {
    if (repeatsLeft === 0 || toApiError(error).code !== 'STATEMENT_FILE_IN_PROGRESS') throw error
  }
  await new Promise(resolve => setTimeout(resolve, repeatAfterMs))
  signal.throwIfAborted()
  return placeOf(wanted, signal, repeatsLeft - 1)
}

async function requestPlace(
  { partyId, statement: { id, kind, fileName }, format, language }: WantedFile,
  signal: AbortSignal,
) {
  const options = { service: 'statement', signal } as const
  const file = { fileFormat: format, language: wireLanguages[language] }
  if (kind === 'POS') {
    const variables = { partyID: partyId, statementID: id, ...file }
    return (await execute(DownloadTerminalStatementDocument, variables, options))
      .downloadPOSTerminalStatement
  }
  const variables = { partyId, fileName, ...file }
  return (await execute(DownloadStatementDocument, variables, options)).download
}
