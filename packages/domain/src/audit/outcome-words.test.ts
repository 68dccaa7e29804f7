import { expect, test } from 'vitest'
import { languages } from '../language.ts'
import { auditOutcomeText, auditOutcomeTone } from './outcome-words.ts'

/** What stops a call, a sign-in, a code, a new password or an upload. */
const audited = [
  ...['UNAUTHENTICATED', 'SESSION_ENDED', 'CLIENT_HEADER_REQUIRED', 'ORIGIN_NOT_ALLOWED'],
  ...['API_NOT_GRANTED', 'CONTRACT_LOST', 'FORBIDDEN', 'INSTALLMENT_FORBIDDEN', 'PERSON_LOCKED'],
  ...['PERSON_REJECTED', 'RECIPIENT_LOOKUPS_EXHAUSTED', 'TOO_MANY_REQUESTS'],
  ...['UserCredentialsException', 'UserNotFoundException', 'TemporaryLockoutException'],
  ...['PermanentLockoutException', 'SIGN_IN_ADDRESS_LOCKED', 'WrongOtpException', 'OTP_EXPIRED'],
  ...['OTP_ALREADY_USED', 'SIGN_IN_EXPIRED', 'CAPTCHA_INVALID', 'REQUEST_INVALID'],
  ...[
    'SMS_LIMIT_REACHED',
    'WrongUserStateException',
    'TOTP_NOT_ENROLLED',
    'TOKEN_LOGIN_UNAVAILABLE',
    'NO_ACTIVE_CONTRACT',
  ],
  ...['CONTRACT_NOT_FOUND', 'CONTRACT_NOT_ACTIVE', 'PhoneAlreadyExistsException'],
  ...['PASSWORD_INCORRECT', 'PASSWORD_RULES', 'PASSWORD_TOO_LONG', 'PASSWORD_COMMON'],
  ...['PASSWORD_SAME', 'FILE_CONTENT_MISMATCH', 'FILE_NOT_CLEAN', 'BANK_UNAVAILABLE'],
  ...['SERVICE_UNAVAILABLE', 'DUPLICATE_TASK', 'APPLICATION_INVALID'],
]
const addressed = {
  ru: /(?<!\p{L})(вы|вас|вам|ваш\p{L}*|\p{L}+(йте|ите|ьте)(сь)?)(?!\p{L})/iu,
  ky: /\p{L}(ңыз|ңиз|ңуз|ңүз)|(?<!\p{L})сиз/iu,
  en: /\b(you|your|yours)\b|^(sign(?!-)|try|wait|refresh|choose|enter|contact|check)\b/i,
}

test.each(languages)(
  'a refusal reads in %s as something that happened, not as an order',
  language => {
    const texts = audited.map(code => auditOutcomeText(code, language))
    expect(texts.filter(text => addressed[language].test(text))).toEqual([])
    expect(texts.filter(text => /Exception|^[A-Z_]+$|попробуйте|later/.test(text))).toEqual([])
  },
)

test('what happened is read without the advice that follows it', () => {
  expect(auditOutcomeText('CONTRACT_LOST', 'ru')).toBe('Доступ к этому договору закрыт')
  expect(auditOutcomeText('ok', 'ru')).toBe('Выполнено')
  expect(auditOutcomeText('UNAUTHENTICATED', 'ru')).toBe('Запрос пришёл после окончания сеанса')
})

test.each([
  ['a call within an ended session of a known person', 'callRefused', 'UNAUTHENTICATED', 'ended'],
  ['a call without the right', 'callRefused', 'FORBIDDEN', 'refused'],
  ['a call from a foreign page', 'callRefused', 'ORIGIN_NOT_ALLOWED', 'refused'],
  ['a wrong password', 'signInBegun', 'UserCredentialsException', 'refused'],
  ['what was done', 'contractSelected', 'ok', 'done'],
] as const)('%s is shown as such', (_name, action, outcome, tone) => {
  expect(auditOutcomeTone({ action, outcome, personId: 'person' })).toBe(tone)
})

test('a session that nobody is known to have had is no return to it', () => {
  const call = { action: 'callRefused', outcome: 'UNAUTHENTICATED', personId: null }
  expect(auditOutcomeTone(call)).toBe('refused')
})
