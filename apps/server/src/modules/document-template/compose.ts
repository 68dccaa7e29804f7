import type { GraphqlService } from '../../platform/graphql/service.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import type { InstructionDocument } from '../rules/public.ts'
import { documentTemplatePolicies } from './graphql/document-template-policies.ts'
import { createDocumentTemplateResolvers } from './graphql/document-template-resolvers.ts'
import { typeDefs } from './graphql/document-template.sdl.generated.ts'
import { createInstructionFiles } from './instruction-files.ts'
import { createRequisitesExport, type RequisitesDeps } from './requisites-export.ts'

export interface DocumentTemplateModuleDeps {
  /** The dictionary of instructions, as it is valid today. */
  readonly documents: () => readonly InstructionDocument[]
  readonly instructions: Parameters<typeof createInstructionFiles>[0]
  readonly requisites: RequisitesDeps
}

/** The bank's instructions for people and the details of accounts on paper; it has no tables of its own. */
export function createDocumentTemplateModule({
  documents,
  instructions,
  requisites,
}: DocumentTemplateModuleDeps): {
  readonly service: GraphqlService
  readonly listExport: ListExport
} {
  const files = createInstructionFiles(instructions)
  return {
    service: {
      name: 'document-template',
      typeDefs,
      policies: documentTemplatePolicies,
      resolvers: createDocumentTemplateResolvers({ documents, files }),
    },
    listExport: createRequisitesExport(requisites),
  }
}
