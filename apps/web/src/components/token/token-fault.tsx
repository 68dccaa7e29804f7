import { IconUsb } from '@tabler/icons-react'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { TokenFault } from '../../lib/token/token-device.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { LinkButton } from '../controls/link-button.tsx'
import { Notice } from '../feedback/notice.tsx'
import classes from './token.module.css'

/** Where the vendor gives out what a computer needs. */
const whatIsMissing: Partial<Record<TokenFault, { name: 'extension' | 'plugin'; href: string }>> = {
  TOKEN_EXTENSION_MISSING: {
    name: 'extension',
    href: 'https://chromewebstore.google.com/detail/ohedcglhbbfdgaogjhcclacoccbagkjg',
  },
  TOKEN_PLUGIN_MISSING: {
    name: 'plugin',
    href: 'https://www.rutoken.ru/support/download/rutoken-plugin/',
  },
}

/** What is wrong with a token or the way to it, and where to get what is missing. */
export function TokenFaultNotice({ fault }: { fault: TokenFault }) {
  const { t, i18n } = useTranslation('token')
  const missing = whatIsMissing[fault]
  const download = missing ? (
    <LinkButton href={missing.href} variant="light" size="sm">
      {t($ => $[missing.name])}
    </LinkButton>
  ) : undefined
  return (
    <Notice tone="warning" role="alert" icon={IconUsb} actions={download}>
      <p>{errorText(fault, {}, i18n.language)}</p>
      {fault === 'TOKEN_EXTENSION_MISSING' ? (
        <p className={classes.quiet}>{t($ => $.firefox)}</p>
      ) : null}
    </Notice>
  )
}
