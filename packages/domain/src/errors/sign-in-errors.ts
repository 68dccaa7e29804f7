import type { LocalizedText } from '../language.ts'

/** Sign-in, second factor, passwords and registration (specification 1, error catalogue). */
export const signInErrors = {
  WrongOtpException: {
    ru: 'Неверный код.',
    ky: 'Код туура эмес.',
    en: 'Wrong code.',
  },
  OTP_INCORRECT: {
    ru: 'Неверный код.',
    ky: 'Код туура эмес.',
    en: 'Wrong code.',
  },
  OTP_ALREADY_USED: {
    ru: 'Этот код уже использован. Дождитесь нового.',
    ky: 'Бул код колдонулган. Жаңысын күтүңүз.',
    en: 'This code has been used. Wait for a new one.',
  },
  OTP_EXPIRED: {
    ru: 'Срок действия кода истёк.',
    ky: 'Коддун мөөнөтү өттү.',
    en: 'The code has expired.',
  },
  OTP_LENGTH: {
    ru: 'Код состоит из 6 цифр.',
    ky: 'Код 6 сандан турат.',
    en: 'The code has 6 digits.',
  },
  PhoneAlreadyExistsException: {
    ru: 'Этот номер телефона уже зарегистрирован.',
    ky: 'Бул телефон номери мурунтан катталган.',
    en: 'This phone number is already registered.',
  },
  ForbiddenException: {
    ru: 'Неверный клиент ID или пароль.',
    ky: 'Кардар ID же сырсөз туура эмес.',
    en: 'Wrong client ID or password.',
  },
  UserCredentialsException: {
    ru: 'Неверный клиент ID или пароль.',
    ky: 'Кардар ID же сырсөз туура эмес.',
    en: 'Wrong client ID or password.',
  },
  UserCredentialsPhoneException: {
    ru: 'Неверный номер телефона или пароль.',
    ky: 'Телефон номери же сырсөз туура эмес.',
    en: 'Wrong phone number or password.',
  },
  WrongUserStateException: {
    ru: 'Одноразовый пароль уже отправлен. Новый можно запросить через {time}.',
    ky: 'Бир жолку сырсөз жөнөтүлгөн. Жаңысын сураганга чейин калды: {time}.',
    en: 'A one-time password has already been sent. You can ask for a new one in {time}.',
  },
  TemporaryLockoutException: {
    ru: 'Слишком много попыток. Вход откроется через {time}.',
    ky: 'Өтө көп аракет жасалды. Кирүү ачылганга чейин калды: {time}.',
    en: 'Too many attempts. Sign-in opens in {time}.',
  },
  SIGN_IN_ADDRESS_LOCKED: {
    ru: 'Из вашей сети слишком много раз введён неверный пароль. Вход из неё откроется через {time}. На устройстве, с которого вы уже входили, вход открыт.',
    ky: 'Тармагыңыздан туура эмес сырсөз өтө көп киргизилди. Андан кирүү ачылганга чейин калды: {time}. Мурда кирген түзмөгүңүздөн кирүү ачык.',
    en: 'Wrong passwords were entered too many times from your network. Sign-in from it opens in {time}. On a device where you have signed in before, sign-in is open.',
  },
  PermanentLockoutException: {
    ru: 'Доступ заблокирован. Резиденты разблокируют его в мобильном приложении, остальные — в отделении банка.',
    ky: 'Кирүү бөгөттөлгөн. Резиденттер аны мобилдик тиркемеде, калгандар банктын бөлүмүндө бөгөттөн чыгарат.',
    en: 'Access is locked. Residents unlock it in the mobile app, others at a bank branch.',
  },
  PERMANENT_LOCKOUT_RESIDENT: {
    ru: 'Доступ заблокирован. Разблокируйте его в мобильном приложении.',
    ky: 'Кирүү бөгөттөлгөн. Аны мобилдик тиркемеде бөгөттөн чыгарыңыз.',
    en: 'Access is locked. Unlock it in the mobile app.',
  },
  PERMANENT_LOCKOUT_NON_RESIDENT: {
    ru: 'Доступ заблокирован. Обратитесь в отделение банка.',
    ky: 'Кирүү бөгөттөлгөн. Банктын бөлүмүнө кайрылыңыз.',
    en: 'Access is locked. Visit a bank branch.',
  },
  UserNotFoundException: {
    ru: 'Пользователь не найден.',
    ky: 'Колдонуучу табылган жок.',
    en: 'User not found.',
  },
  CAPTCHA_INVALID: {
    ru: 'Проверка не пройдена. Обновите страницу и повторите.',
    ky: 'Текшерүүдөн өткөн жок. Баракты жаңыртып, кайра аракет кылыңыз.',
    en: 'The check failed. Refresh the page and try again.',
  },
  CAPTCHA_REQUIRED: {
    ru: 'Дождитесь окончания проверки и повторите.',
    ky: 'Текшерүү бүткөнчө күтүп, кайра аракет кылыңыз.',
    en: 'Wait for the check to finish and try again.',
  },
  LOGIN_REQUIRED: {
    ru: 'Введите клиент ID.',
    ky: 'Кардар ID киргизиңиз.',
    en: 'Enter your client ID.',
  },
  SIGN_IN_EXPIRED: {
    ru: 'Время подтверждения истекло. Войдите снова.',
    ky: 'Ырастоо убактысы бүттү. Кайра кириңиз.',
    en: 'The time to confirm is over. Sign in again.',
  },
  PASSWORD_REQUIRED: {
    ru: 'Введите пароль.',
    ky: 'Сырсөздү киргизиңиз.',
    en: 'Enter your password.',
  },
  TOTP_NOT_ENROLLED: {
    ru: 'Приложение-аутентификатор не подключено.',
    ky: 'Аутентификация тиркемеси кошулган эмес.',
    en: 'The authenticator app is not set up.',
  },
  NO_ACTIVE_CONTRACT: {
    ru: 'Нет компании, в которую можно войти: договор не действует или доступ приостановлен. Обратитесь в банк.',
    ky: 'Кире турган компания жок: келишим жараксыз же кирүү укугу токтотулган. Банкка кайрылыңыз.',
    en: 'There is no company to enter: the contract is not active or access is frozen. Contact the bank.',
  },
  PASSWORD_RULES: {
    ru: 'Пароль не отвечает правилам: не меньше 8 символов, заглавная и строчная латинские буквы, цифра, специальный символ.',
    ky: 'Сырсөз эрежелерге туура келбейт: кеминде 8 белги, латын баш жана кичине тамгасы, сан, атайын белги.',
    en: 'The password does not meet the rules: at least 8 characters, upper and lower Latin letters, a digit, a special character.',
  },
  PASSWORD_TOO_LONG: {
    ru: 'В пароле не больше {max} символов.',
    ky: 'Сырсөздө {max} белгиден ашпашы керек.',
    en: 'A password has at most {max} characters.',
  },
  PASSWORD_COMMON: {
    ru: 'Этот пароль легко угадать. Придумайте другой.',
    ky: 'Бул сырсөздү табуу оңой. Башкасын ойлоп табыңыз.',
    en: 'This password is easy to guess. Choose another one.',
  },
  PASSWORD_SAME: {
    ru: 'Новый пароль совпадает с текущим. Придумайте другой.',
    ky: 'Жаңы сырсөз азыркысы менен бирдей. Башкасын ойлоп табыңыз.',
    en: 'The new password is the same as the current one. Choose another one.',
  },
  PASSWORD_MISMATCH: {
    ru: 'Пароли не совпадают.',
    ky: 'Сырсөздөр дал келбейт.',
    en: 'The passwords do not match.',
  },
  SMS_LIMIT_REACHED: {
    ru: 'Отправлено слишком много кодов. Следующий можно запросить через {time}.',
    ky: 'Өтө көп код жөнөтүлдү. Кийинкисин сураганга чейин калды: {time}.',
    en: 'Too many codes have been sent. You can ask for the next one in {time}.',
  },
  TOKEN_LOGIN_UNAVAILABLE: {
    ru: 'Вход по токену сейчас недоступен. Войдите с кодом из приложения.',
    ky: 'Учурда токен менен кирүүгө болбойт. Тиркемедеги код менен кириңиз.',
    en: 'Sign-in with a token is not available now. Use the code from your app.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
