import { createUnfinishedForms } from '../../../documents/form/unfinished-forms.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { service } from './letter-queries.ts'
import {
  DeleteUnfinishedFormDocument,
  FindUnfinishedFormDocument,
  KeepUnfinishedFormDocument,
  UnfinishedFormsDocument,
} from './unfinished-letters.letter.generated.ts'

export const unfinishedLetters = createUnfinishedForms(service, {
  list: (variables, options) => execute(UnfinishedFormsDocument, variables, options),
  find: (variables, options) => execute(FindUnfinishedFormDocument, variables, options),
  keep: (variables, options) => execute(KeepUnfinishedFormDocument, variables, options),
  remove: (variables, options) => execute(DeleteUnfinishedFormDocument, variables, options),
})
