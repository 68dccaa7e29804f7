import {
  IconArrowsExchange,
  IconBell,
  IconBook,
  IconBuildingBank,
  IconDeviceDesktop,
  IconDots,
  IconExchange,
  IconHelp,
  IconLanguage,
  IconLogout,
  IconMail,
  IconMoon,
  IconPhone,
  IconSend,
  IconSettings,
  IconSun,
} from '@tabler/icons-react'
import { languages, type Language } from '@tartip/domain/language'
import type { Viewer } from '@tartip/domain/people/viewer'
import type { PaletteItem } from '../../../features/palette/palette-item.ts'
import { settingsMenuOf } from '../../../features/settings/settings-menu.ts'
import { withRates } from '../../../lib/rates-address.ts'
import type { Namespace, Translate } from '../../../lib/texts.ts'
import type { Translator } from '../../../lib/translator.ts'
import type { ThemeChoice } from '../../../lib/use-theme-choice.ts'
import { accessTo } from '../../guards.ts'
import { navigationOf } from '../navigation.ts'

/** The texts of the product in each language. */
export type Translators = ReadonlyMap<Language, Translator>

/** What is done without going to a page. */
export interface PaletteActions {
  readonly language: Language
  /** The address the person is at. */
  readonly href: string
  readonly chooseTheme: (choice: ThemeChoice) => void
  readonly chooseLanguage: (language: Language) => void
  readonly openNotifications: () => void
  readonly signOut: () => void
}

type Icon = PaletteItem['icon']

/** A text in every language, the one of the screen first. */
function namesIn<T extends Namespace>(
  translators: Translators,
  language: Language,
  namespace: T,
  choose: Parameters<Translate<T>>[0],
): readonly [string, ...string[]] {
  const order = [language, ...languages.filter(other => other !== language)]
  const [own = '', ...others] = order.map(one => {
    const translate = translators.get(one)?.translate(namespace)
    return translate ? translate(choose) : ''
  })
  return [own, ...others]
}

/** The pages that the person has, those of their settings too. */
export function pageItems(
  viewer: Viewer,
  translators: Translators,
  language: Language,
): readonly PaletteItem[] {
  const page = (id: string, href: string, icon: Icon, words: readonly [string, ...string[]]) => ({
    id: `page ${id}`,
    group: 'pages' as const,
    title: words[0],
    icon,
    words,
    target: { href },
  })
  const own = (key: 'more' | 'questions' | 'contacts' | 'instructions') =>
    namesIn(translators, language, 'palette', $ => $.pages[key])
  const settings = settingsMenuOf(viewer).filter(({ id }) => id !== 'users')
  return [
    ...navigationOf(viewer)
      .flatMap(({ entries }) => entries)
      .filter(({ access, isOverPage }) => access === 'open' && !isOverPage)
      // Settings and help stand page by page below.
      .filter(({ id }) => id !== 'settings' && id !== 'help')
      .map(({ id, href, icon }) =>
        page(
          id,
          href,
          icon,
          namesIn(translators, language, 'common', $ => $.nav[id]),
        ),
      ),
    ...settings.map(({ id, href }) =>
      page(
        `settings ${id}`,
        href,
        IconSettings,
        namesIn(translators, language, 'settings', $ => $.menu[id]),
      ),
    ),
    page('questions', '/help', IconHelp, own('questions')),
    page('instructions', '/instructions', IconBook, own('instructions')),
    page('contacts', '/contacts', IconPhone, own('contacts')),
    page('more', '/more', IconDots, own('more')),
  ]
}

/** What the person may do at once. */
export function actionItems(
  viewer: Viewer,
  translators: Translators,
  actions: PaletteActions,
): readonly PaletteItem[] {
  const { language } = actions
  const item = (
    id: ActionId,
    icon: Icon,
    target: PaletteItem['target'],
    also: readonly string[] = [],
  ): PaletteItem => {
    const names = namesIn(translators, language, 'palette', $ => $.actions[id])
    return {
      id: `action ${id}`,
      group: 'actions',
      title: names[0],
      icon,
      words: [...names, ...also],
      target,
    }
  }
  const theme = (choice: ThemeChoice, icon: Icon) =>
    item(choice, icon, { act: () => actions.chooseTheme(choice) })
  const pays = accessTo(viewer, 'payments.create') === 'open'
  const seesRates = accessTo(viewer, 'rates.read') === 'open'
  const writes = accessTo(viewer, 'letters.write') === 'open'
  return [
    ...(pays
      ? [
          item('interbank', IconSend, { href: '/payment/clearing-gross' }, interbankWords),
          item('intrabank', IconBuildingBank, { href: '/payment/intra-bank-transfer' }),
          item('conversion', IconExchange, { href: '/payment/conversion' }),
        ]
      : []),
    ...(seesRates ? [item('rates', IconArrowsExchange, { href: withRates(actions.href) })] : []),
    ...(writes ? [item('letter', IconMail, { href: '/letter-create' })] : []),
    item('notifications', IconBell, { act: actions.openNotifications }),
    theme('light', IconSun),
    theme('dark', IconMoon),
    theme('auto', IconDeviceDesktop),
    ...languages
      .filter(other => other !== language)
      .map((other): PaletteItem => ({
        id: `action language ${other}`,
        group: 'actions',
        title: languageNames[other],
        icon: IconLanguage,
        words: [languageNames[other], other],
        target: { act: () => actions.chooseLanguage(other) },
      })),
    item('signOut', IconLogout, { act: actions.signOut }),
  ]
}

type ActionId =
  | ThemeChoice
  | 'interbank'
  | 'intrabank'
  | 'conversion'
  | 'rates'
  | 'letter'
  | 'notifications'
  | 'signOut'

/** How accountants call it. */
const interbankWords = ['клиринг', 'гросс', 'clearing', 'gross']

/** Each in itself: who has lost their way finds their own. */
const languageNames: Readonly<Record<Language, string>> = {
  ru: 'Русский язык',
  ky: 'Кыргыз тили',
  en: 'English language',
}
