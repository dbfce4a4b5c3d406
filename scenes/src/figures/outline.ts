import type { Colour } from '../paper/colour.ts';
import { drawn, filled } from '../paper/elements.ts';
import { between, type Point } from '../paper/geometry.ts';
import { Pen } from '../paper/pen.ts';
import type { Person } from './person.ts';
import type { Limb, Skeleton } from './skeleton.ts';

const polyline = (...points: [Point, ...Point[]]) => new Pen().move(points[0]).line(...points.slice(1));

/** A person far away: limbs are lines, and a face is a dot. At this size it looks the same with a fifth of the bytes. */
export function drawFarFigure(body: Skeleton, person: Person): string {
  const { skin, darkSkin, shirt, shorts, socks, shoes, outfit, bare } = person;
  const { arms, legs, trunk, widths } = body;
  const long = outfit === 'suit' || outfit === 'tights';
  const limb = ({ root, middle, end }: Limb, colour: Colour, width: number) =>
    drawn(colour, width, polyline(root, middle, end));
  const legOf = (one: Limb, colour: Colour) => {
    const cloth = long
      ? drawn(shorts, outfit === 'suit' ? 12 : 9, polyline(one.root, one.middle, between(one.middle, one.end, 0.8)))
      : drawn(shorts, 13, polyline(one.root, between(one.root, one.middle, 0.55)));
    const low = bare || long ? '' : drawn(socks, 6, polyline(between(one.middle, one.end, 0.6), one.end));
    const toe: Point = [one.end[0] + 6, one.end[1] + 2];
    return limb(one, colour, 7) + low + drawn(bare ? colour : shoes, 6, polyline(one.end, toe)) + cloth;
  };
  const armOf = (one: Limb, colour: Colour) => {
    const cloth =
      outfit === 'suit'
        ? polyline(one.root, one.middle, between(one.middle, one.end, 0.6))
        : polyline(one.root, between(one.root, one.middle, 0.5));
    return limb(one, colour, 5) + (outfit === 'beach' ? '' : drawn(shirt, outfit === 'suit' ? 9 : 8, cloth));
  };
  const { centre } = body.head;
  return [
    armOf(arms.far, darkSkin),
    legOf(legs.far, darkSkin),
    legOf(legs.near, skin),
    drawn(skin, 5, polyline(trunk(28, 0), centre)),
    drawn(shirt, widths.waist * 2 - 3, polyline(trunk(2, 0), trunk(26, 0))),
    drawn(shirt, 9, polyline(trunk(25, -widths.shoulders + 4), trunk(25, widths.shoulders - 4))),
    filled(skin, new Pen().circle(centre, 6)),
    filled(
      person.hairColour,
      new Pen()
        .move([centre[0] + 4, centre[1] - 3])
        .arc(7, [centre[0] - 5, centre[1] + 4], 0)
        .bend([centre[0] - 1, centre[1] - 3], [centre[0] + 4, centre[1] - 3])
        .close(),
    ),
    armOf(arms.near, skin),
  ].join('');
}

/** The shape of a figure's shadow: its limbs as lines in the colour of the group around them. */
export function silhouette({ arms, legs, trunk, head, widths }: Skeleton): string {
  const line = (width: number, pen: Pen) => `<path stroke-width="${Math.round(width)}" d="${pen.d}"/>`;
  const limbs = new Pen();
  for (const { root, middle, end } of [arms.near, arms.far]) limbs.move(root).line(middle, end);
  const wide = new Pen();
  for (const { root, middle, end } of [legs.near, legs.far])
    wide.move(root).line(middle, end, [end[0] + 5, end[1] + 2]);
  return (
    line(6, limbs) +
    line(9, wide) +
    line(widths.waist * 2 + 2, polyline(trunk(0, 0), trunk(26, 0))) +
    line(13, polyline(head.centre, head.centre))
  );
}
