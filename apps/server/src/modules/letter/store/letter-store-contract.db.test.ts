import type { LetterAction } from '@tartip/domain/documents/letter-life-cycle'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { afterEach } from 'vitest'

import { createDraft } from '../../../platform/documents/drafts.ts'
import { describeDocumentStoreContract } from '../../../platform/documents/testing/document-store-contract.ts'
import {
  organisationId,
  otherOrganisationId,
  testActor,
} from '../../payment/testing/test-people.ts'
import { createLetterKind, type LetterDocument } from '../letter-kind.ts'
import { createLetterStorage } from './letter-store.ts'
import { letterMigrations } from './migrations/letter-migrations.ts'

let database: TestDatabase | undefined
afterEach(() => database?.close())

const creator = testActor('CREATOR', { legalPartyId: organisationId })
const request = { idempotencyKey: undefined, traceId: 'trace', ip: '192.0.2.1' }
const filesAreNotUsed = (): never => {
  throw new Error('The contract attaches no files')
}

describeDocumentStoreContract<LetterDocument, LetterAction>('PostgreSQL for letters', async () => {
  database = await testDatabase([letterMigrations])
  const files = { claimUpload: filesAreNotUsed, releaseFiles: filesAreNotUsed }
  const storage = createLetterStorage(database.db, files)
  const kind = createLetterKind(() => [])
  return {
    storage,
    draft: number =>
      createDraft(kind, creator, request, {
        id: `71000000-0000-4000-8000-00000000000${number}`,
        at: Date.parse('2026-11-30T03:00:00.000Z'),
        content: {
          subjectCode: 'OTHER',
          title: `Письмо ${number}`,
          message: 'Просим подтвердить.\nСпасибо.',
          senderName: creator.companyName,
          referenceLetterId: '72000000-0000-4000-8000-000000000001',
          attachment: {
            fileId: 'file',
            fileName: 'договор.pdf',
            contentType: 'application/pdf',
            sizeBytes: 3,
            sha256: 'ab'.repeat(32),
            blobKey: 'files/file',
          },
        },
      }).document,
    find: ({ id }) => storage.reads.outgoing.find(creator, id),
    otherOrganisationId,
    changedMeanwhile: 'DOCUMENT_CHANGED_MEANWHILE',
  }
})
