import { captchaWorkOf } from '../../rules/address-limit.ts'
import { createAttemptStore } from '../../store/attempt-store.ts'
import { useCaptchaOnce } from '../../store/captcha-store.ts'
import { createDeviceStore } from '../../store/device-store.ts'
import { subjectOfAddress } from '../attempts/attempt-subjects.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'captcha' | 'clock'>

/**
 * Whether a captcha token proves enough work that nobody has used yet; uses it up. How much is enough is
 * decided now and not when the challenge was made: nobody can store easy ones.
 *
 * @param isOwnDevice whether the usual work suffices: the person has signed in on this device before
 */
export async function consumeCaptcha(
  deps: Deps,
  token: string,
  origin: Origin,
  isOwnDevice: () => Promise<boolean> = async () => false,
): Promise<boolean> {
  const { db, captcha, clock } = deps
  const solved = await captcha.check(token, clock.now(), origin.ip)
  if (solved === undefined) return false
  if (solved.work < (await workOf(deps, origin)) && !(await isOwnDevice())) return false
  return useCaptchaOnce(db, solved)
}

/** A challenge for an address, as hard as its wrong passwords have made it; never for a known device. */
export async function makeChallenge(deps: Deps, origin: Origin, deviceId: string | undefined) {
  const work = await workOf(deps, origin)
  const isKnown =
    work > 1 && deviceId !== undefined && (await createDeviceStore(deps.db).isOfAnybody(deviceId))
  return deps.captcha.challenge(deps.clock.now(), isKnown ? 1 : work)
}

async function workOf({ db, clock }: Deps, { ip }: Origin): Promise<number> {
  const subject = subjectOfAddress(ip)
  const found = await createAttemptStore(db).findAll([subject])
  return captchaWorkOf(found(subject), clock.now())
}
