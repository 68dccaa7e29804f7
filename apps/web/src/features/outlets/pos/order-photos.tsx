import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useFileAddress } from '../../../components/fields/use-file-address.ts'
import { Dialog } from '../../../components/overlay/dialog.tsx'
import { smallPictureQuery } from '../../../documents/attachment/uploaded-file.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from '../outlets.module.css'

/** The photographs that went to the bank with an order; each can be enlarged. */
export function OrderPhotos({ photoIds }: { photoIds: readonly string[] }) {
  const { t } = useTranslation('outlets')
  if (photoIds.length === 0) return null
  return (
    <section className={classes.stack}>
      <h3>{t($ => $.pos.photos)}</h3>
      <ul className={classes.photos}>
        {photoIds.map((photoId, index) => (
          <OrderPhoto
            key={photoId}
            photoId={photoId}
            name={t($ => $.pos.photoOf, { number: index + 1, count: photoIds.length })}
          />
        ))}
      </ul>
    </section>
  )
}

function OrderPhoto({ photoId, name }: { photoId: string; name: string }) {
  const { t } = useTranslation('outlets')
  const picture = useQuery(smallPictureQuery(photoId))
  const address = useFileAddress(picture.data)
  const [isLarge, setIsLarge] = useState(false)
  const close = () => setIsLarge(false)
  return (
    <li>
      {picture.isError ? (
        <p className={classes.quiet}>{t($ => $.pos.photoFailed, { name })}</p>
      ) : (
        <button
          type="button"
          className={classes.photo}
          aria-label={t($ => $.pos.enlarge, { name })}
          aria-busy={address === undefined || undefined}
          onClick={() => setIsLarge(address !== undefined)}
        >
          {address === undefined ? null : <img src={address} alt="" />}
        </button>
      )}
      {isLarge && address !== undefined ? (
        <Dialog
          title={name}
          width={33}
          onClose={close}
          actions={
            <Button variant="default" onClick={close} data-autofocus>
              {t($ => $.pos.closePhoto)}
            </Button>
          }
        >
          <img src={address} alt={name} className={classes.largePhoto} />
        </Dialog>
      ) : null}
    </li>
  )
}
