import { refusal } from '../../../platform/graphql/unwrap.ts'
import type { InstructionDocument } from '../../rules/public.ts'
import type { InstructionFiles } from '../instruction-files.ts'
import type { Resolvers } from './document-template.generated.ts'

export interface DocumentTemplateDeps {
  readonly documents: () => readonly InstructionDocument[]
  readonly files: InstructionFiles
}

export function createDocumentTemplateResolvers({
  documents,
  files,
}: DocumentTemplateDeps): Resolvers {
  return {
    Query: {
      async getInstructionDocuments() {
        const isAvailable = await files.availability()
        return documents().map(one => ({ ...one, isAvailable: isAvailable(one) }))
      },
      async downloadInstructionDocument(_root, { document, language }) {
        // Only names of the dictionary are ever looked up, so no path can be requested.
        const found = documents().find(
          one => one.document === document && one.language === language,
        )
        const content = found && (await files.read(found))
        if (!content) throw refusal('DOCUMENT_TEMPLATE_NOT_FOUND')
        return {
          fileName: found.fileName,
          contentType: 'application/pdf',
          data: content.toString('base64'),
        }
      },
    },
  }
}
