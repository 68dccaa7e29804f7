import { createUnfinishedForms } from '../../../documents/form/unfinished-forms.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { service } from './letter-queries.ts'
import {
  DeleteUnfinishedLetterDocument,
  FindUnfinishedLetterDocument,
  KeepUnfinishedLetterDocument,
  UnfinishedLettersDocument,
} from './unfinished-letters.letter.generated.ts'

export const unfinishedLetters = createUnfinishedForms(service, {
  list: (variables, options) => execute(UnfinishedLettersDocument, variables, options),
  find: (variables, options) => execute(FindUnfinishedLetterDocument, variables, options),
  keep: (variables, options) => execute(KeepUnfinishedLetterDocument, variables, options),
  remove: (variables, options) => execute(DeleteUnfinishedLetterDocument, variables, options),
})
