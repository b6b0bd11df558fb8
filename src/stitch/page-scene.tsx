import { scenes } from '../in-force/stitches.ts';
import { SceneArt } from './scene-art.tsx';

type PageSceneProps = { name: keyof typeof scenes; className: string | undefined };

/** The picture of a page, where the studio has drawn one. */
export function PageScene({ name, className }: PageSceneProps) {
  const scene = scenes[name];
  return (
    scene && (
      <div className={className}>
        <SceneArt scene={scene} />
      </div>
    )
  );
}
