import 'i18next'

/** Keys are typed from the Russian texts, the source language. One line for each namespace. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    enableSelector: true
    returnNull: false
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    resources: {
      common: typeof import('./ru.json')
      components: typeof import('../../components/i18n/ru.json')
      auth: typeof import('../../features/auth/i18n/ru.json')
      more: typeof import('../../features/more/i18n/ru.json')
      accounts: typeof import('../../features/accounts/i18n/ru.json')
      payments: typeof import('../../features/payments/i18n/ru.json')
      simulator: typeof import('../../features/simulator/i18n/ru.json')
    }
  }
}
