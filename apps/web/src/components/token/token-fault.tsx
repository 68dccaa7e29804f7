import { IconUsb } from '@tabler/icons-react'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { TokenFault } from '../../lib/token/token-device.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { LinkButton } from '../controls/link-button.tsx'
import classes from './token.module.css'

/** Where the vendor gives out what a computer needs. */
const extensionAddress = 'https://chromewebstore.google.com/detail/ohedcglhbbfdgaogjhcclacoccbagkjg'
const pluginAddress = 'https://www.rutoken.ru/support/download/rutoken-plugin/'

/** What is wrong with a token or the way to it, and where to get what is missing. */
export function TokenFaultNotice({ fault }: { fault: TokenFault }) {
  const { t, i18n } = useTranslation('token')
  return (
    <div className={classes.fault} role="alert">
      <IconUsb size={20} aria-hidden />
      <div>
        <p>{errorText(fault, {}, i18n.language)}</p>
        {fault === 'TOKEN_EXTENSION_MISSING' ? (
          <>
            <p className={classes.quiet}>{t($ => $.firefox)}</p>
            <LinkButton href={extensionAddress} variant="light" size="sm">
              {t($ => $.extension)}
            </LinkButton>
          </>
        ) : null}
        {fault === 'TOKEN_PLUGIN_MISSING' ? (
          <LinkButton href={pluginAddress} variant="light" size="sm">
            {t($ => $.plugin)}
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}
