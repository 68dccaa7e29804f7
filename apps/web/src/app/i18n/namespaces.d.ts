import '../../lib/texts.ts'

/** Keys are typed from the Russian texts, the source language. One line for each namespace. */
declare module '../../lib/texts.ts' {
  interface TextsOfNamespaces {
    common: typeof import('./ru.json')
    components: typeof import('../../components/i18n/ru.json')
    documents: typeof import('../../documents/i18n/ru.json')
    form: typeof import('../../documents/form/i18n/ru.json')
    fields: typeof import('@tartip/domain/forms/texts/ru.json')
    lists: typeof import('../../lists/i18n/ru.json')
    listWords: typeof import('@tartip/domain/lists/texts/ru.json')
    token: typeof import('../../components/token/i18n/ru.json')
    authFlow: typeof import('../../features/auth/flow/i18n/ru.json')
    auth: typeof import('../../features/auth/i18n/ru.json')
    palette: typeof import('../../features/palette/i18n/ru.json')
    notifications: typeof import('../../features/notifications/i18n/ru.json')
    more: typeof import('../../features/more/i18n/ru.json')
    accounts: typeof import('../../features/accounts/i18n/ru.json')
    budget: typeof import('../../features/budget/i18n/ru.json')
    cards: typeof import('../../features/cards/i18n/ru.json')
    files: typeof import('../../features/files/i18n/ru.json')
    installments: typeof import('../../features/installments/i18n/ru.json')
    letters: typeof import('../../features/letters/i18n/ru.json')
    loans: typeof import('../../features/loans/i18n/ru.json')
    qr: typeof import('../../features/qr/i18n/ru.json')
    rates: typeof import('../../features/rates/i18n/ru.json')
    outlets: typeof import('../../features/outlets/i18n/ru.json')
    salary: typeof import('../../features/salary/i18n/ru.json')
    payments: typeof import('../../features/payments/i18n/ru.json')
    paymentForm: typeof import('../../features/payments/form/i18n/ru.json')
    conversion: typeof import('../../features/payments/conversion/i18n/ru.json')
    swift: typeof import('../../features/payments/swift/i18n/ru.json')
    settings: typeof import('../../features/settings/i18n/ru.json')
    statements: typeof import('../../features/statements/i18n/ru.json')
    simulator: typeof import('../../features/simulator/i18n/ru.json')
  }
}
