import { formatPhone } from '@tartip/domain/identifiers/phone'
import classes from './phone-text.module.css'

interface PhoneTextProps {
  /** `996700123456`; a masked one stays as it is. */
  value: string
}

/** A phone number in groups, that a phone can dial when it is whole. */
export function PhoneText({ value }: PhoneTextProps) {
  const shown = formatPhone(value)
  if (!/^[0-9]{12}$/.test(value)) return <span translate="no">{shown}</span>
  return (
    <a className={classes.phone} href={`tel:+${value}`} translate="no">
      {shown}
    </a>
  )
}
