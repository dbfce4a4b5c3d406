import { GridLayer } from 'leaflet';
import { PMTiles } from 'pmtiles';
import { leafletLayer } from 'protomaps-leaflet';
import { coloursAt, nameStreets, paintStreets } from './streets-style.ts';

/** An operator's vector map that can be reached (decisions/0048-streets.md). */
export interface OpenStreets {
  archive: PMTiles;
  /** The deepest zoom with tiles of its own; closer up, these are enlarged. */
  deepest: number;
}

/** @throws if there is no archive at the address, or it can't be read */
export async function openStreets(url: string): Promise<OpenStreets> {
  const archive = new PMTiles(url);
  const { maxZoom } = await archive.getHeader();
  return { archive, deepest: maxZoom };
}

/** The streets as a transparent layer: where the archive has nothing, the offline map shows. */
export function drawStreets(
  { archive, deepest }: OpenStreets,
  { element, language, attribution }: { element: HTMLElement; language: string; attribution: string },
): GridLayer {
  const colours = coloursAt(element);
  const layer = leafletLayer({
    url: archive,
    maxDataZoom: deepest,
    attribution,
    lang: language,
    paintRules: paintStreets(colours),
    labelRules: nameStreets(colours, language, getComputedStyle(element).fontFamily),
  });
  if (!(layer instanceof GridLayer)) throw new Error('The streets are no layer of a map');
  return layer;
}
