import classes from './card-face.module.css'
import { expiryText, lastDigits, systemName } from './cards-model.ts'
import type { Card } from './cards-model.ts'

interface CardFaceProps {
  card: Card
  size: 'small' | 'large'
}

/**
 * The plastic as one recognises it in a hand: the system, the last digits, the name and the month. All
 * of it stands in words beside it too, so it is no more than a picture.
 */
export function CardFace({ card, size }: CardFaceProps) {
  const isWorking = card.status === 'ACTIVE'
  return (
    <div
      className={classes.face}
      data-size={size}
      data-system={card.paymentSystem}
      data-off={!isWorking || undefined}
      aria-hidden
    >
      <span className={classes.system}>{systemName(card.paymentSystem)}</span>
      {size === 'large' ? <span className={classes.chip} /> : null}
      <span className={classes.number}>
        {size === 'large' ? card.cardNum : `··${lastDigits(card)}`}
      </span>
      {size === 'large' ? (
        <span className={classes.foot}>
          <span>{card.cardHolderName}</span>
          <span>{expiryText(card)}</span>
        </span>
      ) : null}
    </div>
  )
}
