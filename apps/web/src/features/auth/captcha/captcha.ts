import { systemClock } from '../../../lib/clock.ts'
import { importPart } from '../../../lib/lost-chunk.ts'
import { fetchChallenge } from '../api/sign-in.ts'
import { createCaptchaSource } from './captcha-source.ts'
import { solveOffThread } from './solve-off-thread.ts'

/** The captcha of the sign-in page. */
export const captchaSource = createCaptchaSource({
  clock: systemClock,
  fetchChallenge,
  solve: solveOffThread,
  solveHosted: async challenge => {
    const { solveHosted } = await importPart(() => import('./solve-hosted.ts'))
    return solveHosted(challenge)
  },
})
