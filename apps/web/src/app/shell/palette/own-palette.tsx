import { languages, type Language } from '@tartip/domain/language'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { use } from 'react'
import type { PaletteBodyProps } from '../../../features/palette/palette-frame.tsx'
import { Palette } from '../../../features/palette/palette.tsx'
import { historyHref, payeeHref } from '../../../features/payments/urls.ts'
import { chooseLanguage } from '../../../lib/i18n.ts'
import { signOut } from '../../../lib/session-events.ts'
import { createTranslator } from '../../../lib/translator.ts'
import type { Translator } from '../../../lib/translator.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useThemeChoice } from '../../../lib/use-theme-choice.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { accessTo } from '../../guards.ts'
import { loadTexts } from '../../i18n/load-texts.ts'
import { bellStore } from '../bell/bell-store.ts'
import { usePlace } from '../use-place.ts'
import { actionItems, pageItems, type Translators } from './known-items.ts'

let translators: Promise<Translators> | undefined

/** Names of pages in all languages: a person who thinks in another one finds them too. Loaded once. */
function loadTranslators(): Promise<Translators> {
  const speak = async (language: Language): Promise<[Language, Translator]> => {
    const translator = createTranslator(loadTexts, language)
    await translator.loadNamespaces(['common', 'settings', 'palette'])
    return [language, translator]
  }
  translators ??= Promise.all(languages.map(speak)).then(all => new Map(all))
  return translators
}

/** The palette with the pages and actions of this person. */
export function OwnPalette(frame: PaletteBodyProps) {
  const viewer = useViewer()
  const { currentContract } = useMe()
  const language = useLanguage()
  const { i18n } = useTranslation('palette')
  const { choose } = useThemeChoice()
  const { href } = usePlace()
  const names = use(loadTranslators())
  const known = [
    ...actionItems(viewer, names, {
      language,
      href,
      chooseTheme: choose,
      chooseLanguage: next => void chooseLanguage(i18n, next),
      openNotifications: () => bellStore.set(true),
      signOut,
    }),
    ...pageItems(viewer, names, language),
  ]
  const mayPay = accessTo(viewer, 'payments.create') === 'open'
  const addresses = {
    payment: (paymentId: string) => historyHref({ status: 'ALL', payment: paymentId }),
    paymentsTo: (recipient: string) => historyHref({ recipient }),
    pay: (operation: OperationCode, account: string) =>
      mayPay ? payeeHref(operation, account) : undefined,
  }
  const owner = currentContract.userContractAttributes.userContractId
  return <Palette {...frame} known={known} owner={owner} addresses={addresses} />
}
