import { toIso } from '@tartip/domain/time/instant'

import { runReadOnlyCommand } from './read-only-command.ts'
import { checkSignatures, type CheckedPayment, type CheckedSignature } from './signature-check.ts'

/** `npm run signature:verify -- <payment id>`: checks a document's signatures from stored evidence alone. */
await runReadOnlyCommand(async ({ db, print }) => {
  const paymentId = process.argv[2] ?? ''
  const checked = await checkSignatures(db, paymentId)
  if (checked === undefined) {
    print(`PAYMENT_NOT_FOUND payment=${paymentId}`)
    return 2
  }
  return tell(print, paymentId, checked)
})

function tell(
  print: (line: string) => void,
  paymentId: string,
  { statusCode, faults, signatures }: CheckedPayment,
): 0 | 1 {
  const count = faults.length + signatures.reduce((sum, one) => sum + one.faults.length, 0)
  const broughtIn = signatures.filter(one => one.isImported).length
  const about = `payment=${paymentId} status=${statusCode} signatures=${signatures.length}`
  print(`${about} brought-in=${broughtIn} faults=${count}`)
  for (const fault of faults) print(`${fault} payment=${paymentId}`)
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
