import type { Page } from '@playwright/test'

import { SignInPage } from '../pages/sign-in-page.ts'
import type { Screen } from './screen.ts'
import { simulator } from './simulator.ts'
import { answerSignIn } from './stub-answers.ts'
import { withoutSoftwareToken } from './token-plugin.ts'

const signInPage = { address: '/auth/login', sign: 'input[name="username"]' } as const
const tokenButton = 'main form button >> nth=1'

async function atTokenStep(page: Page): Promise<void> {
  const signIn = new SignInPage(page)
  const { clientId, password } = await simulator.person('100501')
  await signIn.giveNameAndPassword(clientId, password)
  // Before the code is requested, the button that shows the password is in the same place.
  await signIn.code.waitFor()
  await page.locator(tokenButton).click()
}

async function signInRefused(page: Page, code: string, params: object): Promise<void> {
  await answerSignIn(
    page,
    '/login',
    { code, params, traceId: 'af7651916cd43dd8448eb211c80319ce' },
    403,
  )
  await new SignInPage(page).giveNameAndPassword('100777', 'nobody-has-it')
  await page.locator('main [role="alert"]').waitFor()
}

/** A registration that has come to this step; nobody is registered. */
async function registeredUpTo(page: Page, begun: object): Promise<void> {
  await answerSignIn(page, '/otp/send', { form: 'REGISTER', ...begun })
  await page.locator('input[name="inn"]').fill('20305198800001')
  await page.locator('main button[type="submit"]').click()
  await page.locator('input[name="phone"]').fill('0700 901 000')
  await page.locator('main button[type="submit"]').click()
}

/** The steps between the sign-in page and a session. */
export const signInSteps: readonly Screen[] = [
  {
    ...signInPage,
    name: 'sign-in by phone',
    async act(page) {
      await page.locator('[data-kind="phone"]').click()
      await page.locator('input[name="phone"]').waitFor()
    },
  },
  {
    ...signInPage,
    name: 'sign-in with nothing typed',
    hasSameLayout: true,
    async act(page) {
      await new SignInPage(page).submit.click()
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
  {
    ...signInPage,
    name: 'the token step of sign-in',
    async act(page) {
      await atTokenStep(page)
      await page.locator('main form button[aria-haspopup]').waitFor()
    },
  },
  {
    ...signInPage,
    name: 'the token step without a plugin',
    hasSameLayout: true,
    async act(page) {
      await withoutSoftwareToken(page)
      await atTokenStep(page)
      await page.locator('main a[href^="http"]').first().waitFor()
    },
  },
  {
    ...signInPage,
    name: 'a sign-in that is locked for a while',
    act: page => signInRefused(page, 'TemporaryLockoutException', { waitSeconds: 900 }),
  },
  {
    ...signInPage,
    name: 'a sign-in that is locked for good',
    hasSameLayout: true,
    act: page => signInRefused(page, 'PermanentLockoutException', {}),
  },
  {
    ...signInPage,
    name: 'sign-in after the session has ended',
    hasSameLayout: true,
    address: '/auth/login?reason=expired',
  },
  {
    name: 'the phone step of registration',
    hasSameLayout: true,
    address: '/auth/register',
    sign: 'input[name="inn"]',
    async act(page) {
      await page.locator('input[name="inn"]').fill('20305198800001')
      await page.locator('main button[type="submit"]').click()
      await page.locator('input[name="phone"]').fill('12')
      await page.locator('main button[type="submit"]').click()
      await page.locator('[aria-invalid="true"]').waitFor()
    },
  },
  {
    name: 'the password step of registration',
    address: '/auth/register',
    sign: 'input[name="inn"]',
    async act(page) {
      await registeredUpTo(page, { step: 'PASSWORD' })
      await page.locator('input[type="password"]').first().fill('Tun-7')
    },
  },
  {
    name: 'the app step of registration',
    address: '/auth/register',
    sign: 'input[name="inn"]',
    async act(page) {
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
      const uri = `otpauth://totp/Tartip:100999?secret=${secret}&issuer=Tartip`
      await registeredUpTo(page, { step: 'TOTP', totp: { secret, uri }, clientId: '100999' })
      await page.locator('main [role="img"]').waitFor()
    },
  },
  ...(['sms', 'phone', 'token', 'officer', 'settlement', 'faults'] as const).map(tab => ({
    name: `the simulator, ${tab}`,
    address: `/simulator?tab=${tab}`,
    sign: '#simulator-panel > *',
    hasSameLayout: tab !== 'officer',
  })),
  {
    name: 'the simulator, a pasted code of a sale',
    address: '/simulator?tab=settlement',
    sign: '#simulator-panel textarea',
    async act(page) {
      await page.locator('#simulator-panel textarea').fill('0'.repeat(600))
    },
  },
  ...(['claims', 'letters', 'quotes', 'people', 'contracts', 'limits', 'accounts'] as const).map(
    room => ({
      name: `the simulator, the officer’s ${room}`,
      address: `/simulator?tab=officer&section=${room}`,
      sign: '#officer-section > *',
      // The desk of the demo shows a list of rows in each.
      hasSameLayout: room !== 'letters',
    }),
  ),
]
