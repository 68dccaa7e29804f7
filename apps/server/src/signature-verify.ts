import { toIso } from '@tartip/domain/time/instant'

import { runReadOnlyCommand } from './read-only-command.ts'
import { checkSignatures, type CheckedDocument, type CheckedSignature } from './signature-check.ts'

/** `npm run signature:verify -- <document id>`: checks a document's signatures from stored evidence alone. */
await runReadOnlyCommand(async ({ db, print }) => {
  const documentId = process.argv[2] ?? ''
  const checked = await checkSignatures(db, documentId)
  if (checked === undefined) {
    print(`DOCUMENT_NOT_FOUND document=${documentId}`)
    return 2
  }
  return printVerdict(print, documentId, checked)
})

function printVerdict(
  print: (line: string) => void,
  documentId: string,
  { kind, statusCode, faults, signatures }: CheckedDocument,
): 0 | 1 {
  const count = faults.length + signatures.reduce((sum, one) => sum + one.faults.length, 0)
  const broughtIn = signatures.filter(one => one.isImported).length
  const about = `${kind}=${documentId} status=${statusCode} signatures=${signatures.length}`
  print(`${about} brought-in=${broughtIn} faults=${count}`)
  for (const fault of faults) print(`${fault} ${kind}=${documentId}`)
  for (const { stage, personId, signType, signedAt, isPresent, isSealed, ...one } of signatures) {
    const outcome = one.faults.length > 0 ? one.faults.join(',') : wordOf(one)
    const content = isPresent ? 'present' : 'earlier'
    const who = `stage=${stage} person=${personId} method=${signType} at=${toIso(signedAt)}`
    print(`${outcome} ${who} content=${content} sealed=${isSealed ? 'yes' : 'no'}`)
  }
  return count === 0 ? 0 : 1
}

/** Of a document that was signed before it came here nobody can say more than that it says what was signed. */
function wordOf({ isImported }: Pick<CheckedSignature, 'isImported'>): string {
  return isImported ? 'brought-in-without-evidence' : 'holds'
}
