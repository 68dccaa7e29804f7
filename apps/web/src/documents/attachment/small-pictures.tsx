import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useFileAddress } from '../../components/fields/use-file-address.ts'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './small-pictures.module.css'
import { smallPictureQuery, type PicturePath } from './uploaded-file.ts'

interface SmallPicturesProps {
  /** What the pictures are of. */
  label: string
  paths: readonly PicturePath[]
}

/** Pictures of the server in a row; each can be enlarged. */
export function SmallPictures({ label, paths }: SmallPicturesProps) {
  const { t } = useTranslation('documents')
  return (
    <ul className={classes.pictures} aria-label={label}>
      {paths.map((path, index) => (
        <SmallPicture
          key={path}
          path={path}
          name={t($ => $.pictures.one, { number: index + 1, count: paths.length })}
        />
      ))}
    </ul>
  )
}

function SmallPicture({ path, name }: { path: PicturePath; name: string }) {
  const { t } = useTranslation('documents')
  const picture = useQuery(smallPictureQuery(path))
  const address = useFileAddress(picture.data)
  const [isLarge, setIsLarge] = useState(false)
  const close = () => setIsLarge(false)
  return (
    <li>
      {picture.isError ? (
        <p className={classes.failed}>{t($ => $.pictures.failed, { name })}</p>
      ) : (
        <button
          type="button"
          className={classes.picture}
          aria-label={t($ => $.pictures.enlarge, { name })}
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
              {t($ => $.pictures.close)}
            </Button>
          }
        >
          <img src={address} alt={name} className={classes.large} />
        </Dialog>
      ) : null}
    </li>
  )
}
