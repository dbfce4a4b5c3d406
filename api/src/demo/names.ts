/** First and last names of families in the Netherlands, roughly as common as they are there. */
export interface Heritage {
  weight: number;
  women: readonly string[];
  men: readonly string[];
  family: readonly string[];
  /** Which of the avatar's skin colours, light (0) to dark (5). */
  skins: readonly number[];
}

const list = (text: string) => text.split(' ').map((name) => name.replaceAll('_', ' '));

export const heritages: readonly Heritage[] = [
  {
    weight: 62,
    women: list(
      'Sanne Lotte Fleur Anouk Eva Iris Femke Marieke Julia Emma Sophie Roos Lieke Maud Nienke Britt Esmee Floor Jasmijn Tess Merel Noor Veerle Marloes Linde Hanneke Isa Puck Renske Ilse Amber Bo Carlijn Demi Evi Fenna',
    ),
    men: list(
      'Daan Bram Sem Luuk Thijs Jasper Ruben Sander Niels Joris Tim Koen Lars Stijn Wouter Maarten Bas Pieter Rik Jelle Sven Tijmen Gijs Floris Hidde Mees Teun Cas Jurre Twan Roel Martijn Olivier Siebe Wessel Casper',
    ),
    family: list(
      'de_Jong Jansen de_Vries van_den_Berg Bakker van_Dijk Visser Smit Meijer de_Boer Mulder de_Groot Bos Vos Peters Hendriks van_Leeuwen Dekker Brouwer de_Wit Dijkstra Smits de_Graaf van_der_Meer Kok Jacobs de_Haan Vermeulen van_den_Heuvel van_der_Veen van_den_Broek de_Bruijn Schouten van_Beek Willems Hoekstra Koster Verhoeven Prins Huisman Postma Kuipers Veenstra Kramer van_Wijk Postema Scholten Wolters Timmermans Groen Gerritsen van_Loon Sikkema Terpstra Wiersma Hermans Janssen Maas',
    ),
    skins: [0, 0, 1, 1, 2],
  },
  {
    weight: 9,
    women: list('Fatima Samira Naima Yasmina Hajar Salma Imane Nora Khadija Soukaina Ikram Loubna'),
    men: list('Youssef Mohamed Bilal Amine Ilias Anouar Hamza Soufiane Karim Rachid Nabil Zakaria'),
    family: list(
      'El_Amrani Bouzid Benali Ouali El_Idrissi Azzouzi Chaoui El_Khattabi Bensaid Amrani Haddou El_Hamdaoui',
    ),
    skins: [2, 3, 3],
  },
  {
    weight: 9,
    women: list('Elif Zeynep Esra Merve Büşra Ayşe Selin Derya Ece Melisa'),
    men: list('Emre Mehmet Kaan Burak Can Ozan Serkan Yusuf Tolga Deniz'),
    family: list('Yılmaz Kaya Demir Şahin Çelik Yıldız Öztürk Aydın Arslan Doğan Koç Polat'),
    skins: [1, 2, 3],
  },
  {
    weight: 8,
    women: list('Shanti Priya Sharon Naomi Jaleesa Chanel Anjali Romy Rochelle Kiran'),
    men: list('Jerrel Winston Ravi Dwight Clarence Rishi Gregory Jermaine Ashwin Purcy'),
    family: list('Pinas Ramdin Kromosoeto Sewnarain Blijd Wijngaarde Ramlal Doekhi Seedorf Jagesar Tjon Vyent'),
    skins: [3, 4, 5],
  },
  {
    weight: 4,
    women: list('Jurenne Shaniqua Kimberly Daisha Raisa Solange'),
    men: list('Giovanni Jurensley Rowin Shermar Quincy Elson'),
    family: list('Martina Maduro Croes Bernadina Cicilia Isenia Felicia Janga'),
    skins: [4, 5, 5],
  },
  {
    weight: 5,
    women: list('Dewi Sari Mei Lin Xin Thu_Linh Ratna'),
    men: list('Jimmy Arief Wei Minh Yohan Budi'),
    family: list('Pattiasina Tahitu Latumahina Chen Wong Nguyen Li Hardjono Soumokil Zhang'),
    skins: [1, 2, 3],
  },
  {
    weight: 5,
    women: list('Agnieszka Magdalena Elena Giulia Camille Chloé Ana Oksana Clara'),
    men: list('Piotr Tomasz Luca Mateo Pablo Andrei Kwame Samuel Tiago'),
    family: list('Nowak Rossi García Moreau Popescu Mensah Owusu Silva Shevchenko Novak'),
    skins: [0, 1, 2, 5],
  },
];
