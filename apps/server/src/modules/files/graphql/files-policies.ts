import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './files.generated.ts'

/**
 * Programs that save drafts may bring them as a file; what is signed is for people. Who only reads finds
 * no files, because each person sees their own and the first signatory all.
 */
export const filePolicies = {
  findImportedFiles: { needs: 'history.read', api: 'PAYMENT_DRAFTS' },
  findImportedFileById: { needs: 'history.read', api: 'PAYMENT_DRAFTS' },
  findImportedFileRows: { needs: 'history.read', api: 'PAYMENT_DRAFTS' },
  downloadImportAnswer: { needs: 'history.read', api: 'PAYMENT_DRAFTS' },
  downloadFileTemplate: { needs: 'payments.create' },
  checkImportedFile: { needs: 'payments.create', api: 'PAYMENT_DRAFTS' },
  mapImportedFile: { needs: 'payments.create' },
  correctImportedRows: { needs: 'payments.create' },
  fillImportedRows: { needs: 'payments.create' },
  createDocumentsFromFile: { needs: 'payments.create', api: 'PAYMENT_DRAFTS' },
  undoImport: { needs: 'payments.create' },
  archiveImportedFile: { needs: 'payments.create' },
  findExportedFiles: { needs: 'history.read' },
  downloadExportedFile: { needs: 'history.read' },
  orderExport: { needs: 'history.read' },
  deleteExportedFile: { needs: 'history.read' },
  listenImportedFile: { needs: 'history.read' },
  listenExportedFile: { needs: 'history.read' },
} as const satisfies PoliciesOf<Resolvers>
