import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './letter.generated.ts'

/** Letters are a person's: no group of an API key opens them. */
export const letterPolicies = {
  getAllLettersForOutgoing: { needs: 'letters.read' },
  getAllLettersForIncoming: { needs: 'letters.read' },
  getLetterSubjects: { needs: 'letters.read' },
  getLetterById: { needs: 'letters.read' },
  getBase64: { needs: 'letters.read' },
  getAmountNotProcessedStatus: { needs: 'letters.read' },
  getTextsToSign: { needs: 'letters.read' },
  getLetterStatusHistory: { needs: 'letters.read' },
  getPayControlRequests: { needs: 'letters.read' },
  draftLetter: { needs: 'letters.write' },
  deleteLetter: { needs: 'letters.write' },
  forSigningLetter: { needs: 'letters.write' },
  signingLetter: { needs: 'letters.sign' },
  takeForProcessing: { needs: 'letters.write' },
  changeStatus: { needs: 'letters.write' },
  answerToLetter: { needs: 'letters.write' },
  requestPayControl: { needs: 'letters.write' },
  cancelPayControl: { needs: 'letters.write' },
  findUnfinishedForms: { needs: 'letters.write' },
  findUnfinishedForm: { needs: 'letters.write' },
  keepUnfinishedForm: { needs: 'letters.write' },
  deleteUnfinishedForm: { needs: 'letters.write' },
  listenLetter: { needs: 'letters.read' },
  listenLetterForStatus: { needs: 'letters.read' },
} as const satisfies PoliciesOf<Resolvers>
