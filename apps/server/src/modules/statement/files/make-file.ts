import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@tartip/domain/language'
import { statementFileTypes } from '@tartip/formats/statements/write-statement-file'

import { inTenant } from '../../../platform/db/transaction.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { saveFile, type FileKey, type StatementFileRecord } from '../store/file-store.ts'
import { readOperationsText } from '../store/operation-store.ts'
import { type StatementRecord } from '../store/statement-store.ts'

const batch = 2_000

type FileDeps = Pick<
  StatementDeps,
  'db' | 'clock' | 'blobStore' | 'rules' | 'writeFile' | 'ownBic' | 'fontsFolder'
>

/** Writes one file of a statement that was read, and keeps it in the blob store. */
export async function makeFile(
  deps: FileDeps,
  record: StatementRecord,
  key: FileKey,
  signal: AbortSignal,
): Promise<StatementFileRecord> {
  const { db, clock, blobStore } = deps
  const folder = await mkdtemp(join(tmpdir(), 'tartip-statement-'))
  const path = join(folder, 'file')
  try {
    const written = await deps.writeFile(
      {
        format: key.format,
        head: headOf(deps, record, key.language),
        sections: record.content?.sections ?? [],
        fontsFolder: deps.fontsFolder,
        path,
      },
      (section, after) =>
        inTenant(db, record.legalPartyId, tx =>
          readOperationsText(tx, record, section, after, batch),
        ),
      signal,
    )
    const file = await keep()
    await inTenant(db, record.legalPartyId, tx => saveFile(tx, record, file, clock.now()))
    return file

    async function keep(): Promise<StatementFileRecord> {
      if (written.kind === 'refused') {
        const failure = { code: written.code, params: written.params }
        return { ...key, status: 'FAILED', failure }
      }
      const { extension, contentType } = statementFileTypes[key.format]
      const blobKey = `statements/${record.legalPartyId}/${record.id}/${key.format}-${key.language}.${extension}`
      const { sizeBytes } = await blobStore.putFile(blobKey, path, contentType)
      return { ...key, status: 'READY', blobKey, sizeBytes }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
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
