import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { SolvedCaptcha } from '../crypto/captcha.ts'
import type { AccessControlTables } from './tables.ts'

/** Takes a solution; false when it has been taken before, in whatever process. */
export async function useCaptchaOnce(handle: Db, solved: SolvedCaptcha): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await handle
    .withTables<AccessControlTables>()
    .insertInto('access_control.used_captcha')
    .values({ nonce: solved.nonce, valid_until: toTimestamp(solved.validUntil) })
    .onConflict(conflict => conflict.column('nonce').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
