import { languages, type Language } from '@tartip/domain/language'
import { statementFormats, type StatementFormat } from '@tartip/domain/statements/statement'

import { inSystem, inTenant } from '../../../platform/db/transaction.ts'
import type { JobTask } from '../../../platform/jobs/job-queue.ts'
import { makeFile } from '../files/make-file.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { findFile, saveFile } from '../store/file-store.ts'
import {
  deleteStatement,
  findOutdated,
  findStatement,
  StatementRemoved,
  unlessRemoved,
} from '../store/statement-store.ts'

export const makeFileTask = 'make-statement-file'
export const sweepStatementsTask = 'sweep-statements'

/** Makes a file that somebody wants to download and that was not made with the statement. */
export const makeOrderedFile =
  (deps: StatementDeps): JobTask =>
  async (payload, { isLastAttempt, signal }) => {
    const party = String(payload['legalPartyId'])
    const key = keyOf(payload)
    const { record, file } = await inTenant(deps.db, party, async tx => {
      const found = await findStatement(tx, party, String(payload['statementId']))
      return { record: found, file: found && key && (await findFile(tx, found, key)) }
    })
    if (record === undefined || key === undefined || file?.status !== 'ORDERED') return
    try {
      signal.throwIfAborted()
      await makeFile(deps, record, key, signal)
    } catch (error) {
      if (error instanceof StatementRemoved) return
      if (isLastAttempt) {
        const failure = { code: 'STATEMENT_FILE_FAILED', params: {} }
        await unlessRemoved(() =>
          inTenant(deps.db, party, tx =>
            saveFile(tx, record, { ...key, status: 'FAILED', failure }, deps.clock.now()),
          ),
        )
      }
      throw error
    }
  }

function keyOf({
  format,
  language,
}: Readonly<Record<string, unknown>>):
  | { readonly format: StatementFormat; readonly language: Language }
  | undefined {
  const known = statementFormats.find(one => one === format)
  const knownLanguage = languages.find(one => one === language)
  return known && knownLanguage && { format: known, language: knownLanguage }
}

/** Removes statements whose time is over, with their files. */
export const sweepStatements =
  (deps: StatementDeps): JobTask =>
  async () => {
    const outdated = await inSystem(deps.db, tx => findOutdated(tx, deps.clock.now()))
    for (const record of outdated) {
      await inTenant(deps.db, record.legalPartyId, tx => deleteStatement(tx, record))
    }
  }
