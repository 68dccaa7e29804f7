import type { Language } from '@tartip/domain/language'
import { FormatRefusal } from '@tartip/formats/statements/statement-content'
import { statementFileTypes } from '@tartip/formats/statements/write-statement-file'

import { inTenant } from '../../../platform/db/transaction.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { saveFile, type FileKey, type StatementFileRecord } from '../store/file-store.ts'
import { readOperationTexts } from '../store/operation-store.ts'
import { StatementRemoved, type StatementRecord } from '../store/statement-store.ts'
import { blobKeyOf } from './blob-keys.ts'
import { readAhead } from './read-ahead.ts'

const batch = 2_000

type FileDeps = Pick<
  StatementDeps,
  'db' | 'clock' | 'blobStore' | 'rules' | 'writeFile' | 'ownBic' | 'fontsFolder'
>

/** Writes one file of a statement that was read, into the blob store. */
export async function makeFile(
  deps: FileDeps,
  record: StatementRecord,
  key: FileKey,
  signal: AbortSignal,
): Promise<StatementFileRecord> {
  const { db, clock, fontsFolder } = deps
  const { legalPartyId } = record
  const { format, language } = key
  const head = headOf(deps, record, language)
  const bytes = deps.writeFile(
    { format, head, sections: record.content?.sections ?? [], fontsFolder },
    readAhead((section, after) =>
      inTenant(db, legalPartyId, tx => readOperationTexts(tx, record, section, after, batch)),
    ),
    signal,
  )
  const file = await keep(deps, record, key, bytes)
  try {
    await inTenant(db, legalPartyId, tx => saveFile(tx, record, file, clock.now()))
  } catch (error) {
    // Whoever removed it did not know of this file.
    if (error instanceof StatementRemoved && file.blobKey) await deps.blobStore.delete(file.blobKey)
    throw error
  }
  return file
}

async function keep(
  { blobStore }: FileDeps,
  record: StatementRecord,
  key: FileKey,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StatementFileRecord> {
  const { contentType } = statementFileTypes[key.format]
  const blobKey = blobKeyOf(record, key)
  try {
    const { sizeBytes } = await blobStore.putStream(blobKey, bytes, contentType)
    return { ...key, status: 'READY', blobKey, sizeBytes }
  } catch (error) {
    if (!(error instanceof FormatRefusal)) throw error
    const failure = { code: error.code, params: error.params }
    return { ...key, status: 'FAILED', failure }
  }
}

export const headOf = (
  { rules, ownBic, clock }: Pick<StatementDeps, 'rules' | 'ownBic' | 'clock'>,
  record: Pick<
    StatementRecord,
    'id' | 'kind' | 'clientName' | 'clientInn' | 'startDate' | 'endDate'
  >,
  language: Language,
) => ({
  statementId: record.id,
  kind: record.kind,
  clientName: record.clientName,
  clientInn: record.clientInn,
  bankName: rules.banks().find(ownBic)?.name[language] ?? ownBic,
  bankBic: ownBic,
  bankNames: rules.banks().namesIn(language),
  startDate: record.startDate,
  endDate: record.endDate,
  createdAt: clock.now(),
  language,
})
