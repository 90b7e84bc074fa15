import { Slide } from '../../entities/slide.ts';
import type { EntityManager } from '../orm.ts';

export async function deactivateSlidesTo(
  em: EntityManager,
  { browsers, versions }: { browsers: number[]; versions: number[] },
): Promise<number> {
  const slides = await em.find(Slide, {
    isActive: true,
    $or: [
      { linkType: 'browser', linkTargetId: { $in: browsers } },
      { linkType: 'version', linkTargetId: { $in: versions } },
    ],
  });
  for (const slide of slides) slide.isActive = false;
  await em.flush();
  return slides.length;
}
