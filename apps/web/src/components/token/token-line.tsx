import { IconUsb } from '@tabler/icons-react'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import type { FoundToken, TokenDevice } from '../../lib/token/token-device.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { Spinner } from '../controls/button.tsx'
import classes from './token.module.css'

/** The token that was found, and until when it can sign. */
export function TokenLine({ device, token }: { device: TokenDevice; token: FoundToken }) {
  const { t } = useTranslation('token')
  return (
    <p className={classes.token}>
      <IconUsb size={20} aria-hidden />
      <span>
        {device.kind === 'software' ? t($ => $.software) : t($ => $.found, { label: token.label })}
        <span className={classes.quiet}>
          {token.validUntil
            ? t($ => $.validUntil, { date: formatDate(bishkekDate(fromIso(token.validUntil))) })
            : ''}
        </span>
      </span>
    </p>
  )
}

/** A token is being searched for on the computer. */
export function TokenSearch() {
  const { t } = useTranslation('token')
  return (
    <p className={classes.token} role="status">
      <Spinner />
      {t($ => $.looking)}
    </p>
  )
}
