/** The pictures beside the words of each contact page: scenes by their names (decisions/0043-scenes.md). */
export const pictures = {
  business: { scene: '/scenes/3-futsal-hall-amsterdam-golden-autumn-1-5.svg', field_type: 'Indoors' },
  venue: { scene: '/scenes/3-basketball-hall-rotterdam-dusk-autumn-1-9.svg', field_type: 'Indoors' },
  organiser: { scene: '/scenes/3-football-grass-utrecht-golden-summer-0-2f.svg', field_type: 'Grass' },
} as const;
